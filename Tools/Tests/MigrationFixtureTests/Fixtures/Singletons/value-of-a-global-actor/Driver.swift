await MainActor.run { print("dune") }
print(await DuneReader().look())
