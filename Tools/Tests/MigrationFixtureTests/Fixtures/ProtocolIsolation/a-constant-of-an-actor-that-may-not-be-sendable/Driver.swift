await FantailUser().use()
print("used")
