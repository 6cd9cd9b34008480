let semaphorist = Semaphorist()
semaphorist.watch()
print(semaphorist.wave(), semaphorist.wave())
