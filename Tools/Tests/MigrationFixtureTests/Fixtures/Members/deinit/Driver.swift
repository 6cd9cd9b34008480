do { _ = LeaseHolder(number: 12) }
print("after")
