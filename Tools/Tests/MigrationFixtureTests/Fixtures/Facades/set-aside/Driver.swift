print(QuarryCart().load())
