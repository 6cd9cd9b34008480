ParrotUser().use()
print("used")
