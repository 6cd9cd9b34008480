print(Report6199().save(), Label6199().save(), Call6199().save())
print(Parenthesis6199().save(), Behind6199().save(), Trailing6199().save())
