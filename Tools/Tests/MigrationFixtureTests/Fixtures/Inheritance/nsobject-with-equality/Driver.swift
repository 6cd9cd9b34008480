print(PostageStamp(number: 4), PostageStamp(number: 1) == PostageStamp(number: 1))
