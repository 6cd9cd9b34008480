print(SettlementOfficer(customerNameAsWritten: "Li", yearOfTheClaim: 3, region: "N").open())
