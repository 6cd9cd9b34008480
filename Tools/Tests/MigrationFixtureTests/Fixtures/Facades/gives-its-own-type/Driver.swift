UserDefaults.standard.set("bay", forKey: "cove.path")
print(CoveFinder().find())
