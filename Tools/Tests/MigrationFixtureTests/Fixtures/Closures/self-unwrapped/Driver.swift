let tideClerk = TideClerk()
tideClerk.plan()
print(tideClerk.run())
