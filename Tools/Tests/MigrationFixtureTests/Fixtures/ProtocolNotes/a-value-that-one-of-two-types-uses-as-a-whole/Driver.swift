RollerA().use()
RollerB().use()
