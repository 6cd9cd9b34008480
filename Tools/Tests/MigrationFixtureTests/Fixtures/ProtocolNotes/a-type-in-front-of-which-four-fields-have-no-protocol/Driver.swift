RavenA().use()
RavenB().use()
RavenC().use()
RavenD().use()
