print(PresenceScreen6176().start(), PresenceScreen6176().label(), PresenceScreen6176().seconds())
print(OtherScreen6176().start(), OtherScreen6176.status)
