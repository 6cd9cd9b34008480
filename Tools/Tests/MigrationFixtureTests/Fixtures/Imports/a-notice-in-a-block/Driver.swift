Import8Waiter().a()
