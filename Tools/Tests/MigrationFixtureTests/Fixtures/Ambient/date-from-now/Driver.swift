let desk = SubscriptionDesk()
print(desk.isRunning(desk.expiry(days: 1)), desk.isRunning(desk.expiry(days: -1)))
