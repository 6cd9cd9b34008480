JuncoUser().use()
print("used")
