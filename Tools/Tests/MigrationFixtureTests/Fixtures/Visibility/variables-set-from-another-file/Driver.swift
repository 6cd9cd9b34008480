print(Meter6193().set(), Gauge6193().set())
