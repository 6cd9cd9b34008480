await MainActor.run { GalahRouter().route("home") }
