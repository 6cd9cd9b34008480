Import5Waiter().a()
