print(shelfRow(["Marmalade", "Tea"]).map(\.text), longShelfRow(["Cinnamon stick"]))
