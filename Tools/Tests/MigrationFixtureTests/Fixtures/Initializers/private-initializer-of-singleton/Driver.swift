printTheNews()
print(NewsDesk.shared === NewsDesk.shared)
