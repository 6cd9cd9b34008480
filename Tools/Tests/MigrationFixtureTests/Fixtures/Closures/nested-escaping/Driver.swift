let planner = ConvoyPlanner()
planner.add(["Ulm", "Augsburg"])
print(planner.drive())
