let loan = LibraryLoan()
print(loan.isOverdue(loan.due(weeks: 1)), loan.due(from: Date(timeIntervalSince1970: 0), weeks: 1))
