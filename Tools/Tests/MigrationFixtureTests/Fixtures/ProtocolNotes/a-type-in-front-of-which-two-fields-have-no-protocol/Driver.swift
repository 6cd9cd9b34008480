RobinA().use()
RobinB().use()
