Import1Waiter().a()
