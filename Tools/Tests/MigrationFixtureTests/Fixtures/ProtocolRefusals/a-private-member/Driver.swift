NightjarUser().use()
