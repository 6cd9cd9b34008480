import AppIntents
UserDefaults.standard.set(3, forKey: "bison.plays")
print(try await BisonIntent().perform())
print(try await BisonSuggestions().entities(for: ["a", "b"]))
print(try await BisonCheck().perform())
