Import3Waiter().a()
