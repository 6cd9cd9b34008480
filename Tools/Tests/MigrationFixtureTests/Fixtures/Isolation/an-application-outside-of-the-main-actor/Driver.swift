print(await MainActor.run { EchidnaLinks().canOpen("https://a") })
