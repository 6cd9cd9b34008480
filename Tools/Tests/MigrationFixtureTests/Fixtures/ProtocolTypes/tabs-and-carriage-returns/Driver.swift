IbisUser().use()
print("used")
