print(CourierRun().deliver(["Main", "Nowhere"]))
