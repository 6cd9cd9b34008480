print(Lock1807().drain())
