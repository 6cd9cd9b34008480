print(TelegraphMast6154().send())
print(TelegraphClerk6154().send("stop"), TelegraphPress6154().print())
