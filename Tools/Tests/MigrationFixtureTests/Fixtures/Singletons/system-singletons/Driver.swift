let surveyor = Surveyor(key: "surveyor-fixture")
print(surveyor.exists("/"), surveyor.exists("/no/such"), surveyor.remember(7), surveyor.name())
