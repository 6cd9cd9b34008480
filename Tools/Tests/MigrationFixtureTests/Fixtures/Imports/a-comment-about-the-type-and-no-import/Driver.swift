Import10Waiter().a()
