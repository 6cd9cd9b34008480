print(WaypointService(vessel: "Fram").plot())
print(["Vasa", "Ra"].map(WaypointService.init).map { $0.plot() })
