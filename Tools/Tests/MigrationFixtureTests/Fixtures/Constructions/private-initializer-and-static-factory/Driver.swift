print(RegistryClerk().work())
