let belt = LuggageBelt(items: ["a", "b", "c", "d"])
print(belt.label(), belt.label())
