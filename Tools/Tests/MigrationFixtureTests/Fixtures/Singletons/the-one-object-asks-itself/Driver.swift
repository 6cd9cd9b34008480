print(Proxy6181.shared.stop(), Proxy6181.shared.later(), Proxy6181.reset(), Proxy6181.shared.restart())
print(Pool6181.other.all())
