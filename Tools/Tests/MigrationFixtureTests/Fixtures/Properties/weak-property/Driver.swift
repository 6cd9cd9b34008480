print(Apprentice(name: "Jo").recite())
print(Journeyman().recite())
