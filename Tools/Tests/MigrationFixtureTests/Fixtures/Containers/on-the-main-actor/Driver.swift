print(await MainActor.run { VineyardModel1317().bottles() })
