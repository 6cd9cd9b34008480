print(await MainActor.run { PuffinView(island: "Skomer", isShort: true).island })
