var account = Account9()
account.balance += 4
account.owner = "Bob"
print(account.balance, account.owner)
