OystercatcherUser().use()
print("used")
